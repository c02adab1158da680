"""What goes over the wire: every request and response type beside the function that builds it, and the view filter."""
