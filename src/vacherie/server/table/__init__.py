"""What a table is: the entries that make it, who may add which, what each viewer sees of it."""
