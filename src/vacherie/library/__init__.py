"""What `import vacherie` offers to notebooks and programs."""
