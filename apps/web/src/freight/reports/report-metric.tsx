// One figure of a report: what it counts, the figure, and a note that says of what.
import type { ReactNode } from 'react'

export function Metric({ label, note, children }: { label: string; note: string; children: ReactNode }) {
  return (
    <div className="card card-b stack g1">
      <span className="dense muted">{label}</span>
      <span className="price rep-fig">
        {typeof children === 'string' ? (
          <bdi dir="auto" className="num">
            {children}
          </bdi>
        ) : (
          children
        )}
      </span>
      <span className="cap muted">{note}</span>
    </div>
  )
}
