/** Name of the water in the part of an address behind `#`, the same on every tool's page. */
export const waterName = 'w'
