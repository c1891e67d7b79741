// What is said of a kind of document.

export type DocumentTypeRow = {
  /** Number of the type on the wire (`docID`); never reused. */
  id: number
  en: string
  ar: string
  hint: { en: string; ar: string }
  /** Who is asked for it first; both sides may add what the line allows. */
  by: 'customer' | 'agent'
  /** Identity documents are encrypted with a key of their own, read only with a log entry, and removed early. */
  identity?: true
  /** The document says until when it is valid: whoever uploads it is asked for that day. */
  expires?: true
}
