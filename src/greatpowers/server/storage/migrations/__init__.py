"""The steps by which databases of earlier versions become those of this one."""
