"""What is checked in the message catalogues before they ship."""
