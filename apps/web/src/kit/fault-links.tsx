// The faults of a form as links to their fields, each with the field's name and the sentence that says what is wrong.

export type FaultLinksProps = {
  /** Path of a field -> what is wrong with it. */
  faults: Record<string, string>
  /** What people call a field; empty where its sentence says enough. */
  labelOf: (path: string) => string
  onGo: (path: string) => void
}

export function FaultLinks({ faults, labelOf, onGo }: FaultLinksProps) {
  return (
    <ul className="stack g1 faults">
      {Object.entries(faults).map(([path, sentence]) => {
        const label = labelOf(path)
        return (
          <li key={path}>
            <a
              href={`#${path}`}
              onClick={(event) => {
                event.preventDefault()
                onGo(path)
              }}
            >
              {label && `${label}${/[?؟]$/.test(label) ? '' : ':'} `}
              {sentence}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
