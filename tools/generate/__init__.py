"""The files of the checkout that are made from others."""
