// What a tab shows: its word and how many it holds.

export type TabKind = { id: string; label: string; count?: number }

export const tabFace = ({ label, count }: TabKind) => (
  <>
    {label}
    {count !== undefined && <span className="count">{count}</span>}
  </>
)
