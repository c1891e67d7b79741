// Limits of reading spreadsheets that strangers made, beyond what a caller wants of them: each ends the reading where it stands.

/** Lines and cells that may be empty, for each that may have something in it. */
export const spareLines = 4

/** Sheets that are looked at for the first one with something in it. */
export const mostSheets = 10

/** Bytes of one part of a workbook; a list of as many lines as we take has a fraction of it. */
export const mostPartBytes = 40 * 1024 * 1024

/** Bytes between two tags: a cell has at most 32,767 characters, and the parser keeps a text until it ends. */
export const mostQuietBytes = 512 * 1024

/** Elements within each other; those of sheets are not ten deep. */
export const mostDepth = 100

/** Characters of all cells together, more than a file of plain text may have. */
export const mostText = 8_000_000

/** Formats of cells; office programs stop at 64,000. */
export const mostStyles = 70_000

/** No sheet has more lines. */
export const lastLine = 1_048_576
