"""What one running server keeps in memory: open tables, their readers, the bots that think for them."""
