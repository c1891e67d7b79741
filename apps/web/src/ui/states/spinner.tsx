// The turning mark of work in progress; it stands beside a word that says what is going on.

/** `label` names the wait for screen readers where no visible word does. */
export function Spinner({ label }: { label?: string }) {
  return label ? (
    <span className="spin" role="status" aria-label={label} />
  ) : (
    <i className="spin" aria-hidden="true" />
  )
}
