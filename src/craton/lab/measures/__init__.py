"""What is measured in finished games. docs/measures.md defines every measure."""
