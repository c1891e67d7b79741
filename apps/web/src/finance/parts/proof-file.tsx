// One file that goes with a step of finance: an invoice of a supplier, the bank's confirmation.
import type { DocCode } from '@marsa/model/documents/document-type.ts'

/** `idField` names what it is for, as its call asks. */
export const proofForm = (idField: string, id: string, docCode: DocCode, file: File): FormData => {
  const form = new FormData()
  form.set(idField, id)
  form.set('docCode', docCode)
  form.append('files', file)
  return form
}

export function ProofInput({
  label,
  onChange,
}: {
  label: string
  onChange: (file: File | undefined) => void
}) {
  return (
    <label className="stack g2">
      <span className="dense">{label}</span>
      <input
        type="file"
        accept=".pdf,.jpg,.jpeg,.png"
        onChange={({ target }) => onChange(target.files?.[0])}
      />
    </label>
  )
}
