/*
 * Line drawings on a 24 by 24 field, in the hand of the survey line: straight runs, square ends. One constant each, so
 * that a chunk carries only its own.
 */

/** Speech, written as a boat's way to and fro. */
export const chatIcon = 'M3 4h18v13h-9l-5 4v-4H3zM7 8.5h10v4H7'
export const downIcon = 'M5 9l7 7 7-7'
export const phoneIcon = 'M4 4h5l2 5-3 2 5 5 2-3 5 2v5C11 20 4 13 4 4z'
export const qrIcon = 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6'
export const boardIcon = 'M4 4h16v16H4zM8 9h8M8 13h8M8 17h4'
export const pauseIcon = 'M9 5v14M15 5v14'
export const playIcon = 'M8 5l11 7-11 7z'
export const closeIcon = 'M6 6l12 12M18 6L6 18'
export const minimizeIcon = 'M5 18h14'
export const maximizeIcon = 'M5 5h14v14H5zM5 9h14'
export const restoreIcon = 'M8 8V4h12v12h-4M4 8h12v12H4z'
export const soundIcon = 'M4 9v6h4l5 4V5L8 9zM17 9a4 4 0 010 6M19.5 6.5a8 8 0 010 11'
export const mutedIcon = 'M4 9v6h4l5 4V5L8 9zM17 9.5l5 5M22 9.5l-5 5'
export const sendIcon = 'M4 12h15M13 6l6 6-6 6'
export const speakIcon = 'M4 4h16v12h-8l-5 4v-4H4zM9 8v4M12 7v6M15 8v4'
export const stopIcon = 'M7 7h10v10H7z'
export const tickIcon = 'M5 12.5l5 5L19 7'
export const minusIcon = 'M5 12h14'
export const plusIcon = 'M5 12h14M12 5v14'
export const smileIcon = 'M4 4h16v16H4zM9 9v1.5M15 9v1.5M8 14c2.5 2.7 5.5 2.7 8 0'
export const clipIcon = 'M18 8v9l-6 4-6-4V7l4-4 4 4v9l-2 2-2-2V9'
export const sideIcon = 'M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4'
export const emailIcon = 'M3 6h18v13H3zM3 6l9 7 9-7'
