// The shape of what is coming, so that nothing jumps when it arrives.

/** Lines of text, or with `block` one block of that height. Hidden from screen readers: say the wait with `aria-busy` or a status. */
export function Skeleton({ lines = 1, width, block }: SkeletonProps) {
  if (block) return <div className="sk" aria-hidden="true" style={{ blockSize: block, inlineSize: width }} />
  const widths = ['100%', '92%', '70%']
  return (
    <div className="stack g2" aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <div
          key={index}
          className="sk"
          style={{ inlineSize: width ?? (lines === 1 ? '70%' : widths[index % 3]) }}
        />
      ))}
    </div>
  )
}

export type SkeletonProps = { lines?: number; width?: string; block?: string }
