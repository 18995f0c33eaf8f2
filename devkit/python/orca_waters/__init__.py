"""Reads the formats of the ORCA water-surface datasets; each module holds one format or figure."""
