// A figure of stacked bars with one finding in words, direct labels and the same numbers as a table.
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { apart, stepOf } from './axis.ts'
import { uiText } from '../text.ts'
import { useDrawingWidth } from '../use-width.ts'
import '../parts/chart.css'

export type Series = { id: string; label: string; values: number[] }

/** At most four series; `finding` is the sentence the picture proves; `unit` names what is counted. Mirrored in Arabic, axis and order. */
export function BarChart({ title, finding, unit, groups, series }: BarChartProps) {
  const t = useT()
  const { lang } = useLang()
  return (
    <figure className="card">
      <figcaption className="card-h chart-h">
        <div className="stack g1">
          <h2>{title}</h2>
          <p className="dense muted">{finding}</p>
        </div>
        <span className="cap muted nowrap">{unit}</span>
      </figcaption>
      <div className="card-b">
        <Bars label={`${title}. ${finding}`} groups={groups} series={series} />
        <details className="chart-t">
          <summary>{t(uiText.showAsTable)}</summary>
          <section className="tbl" aria-label={title} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  <td />
                  {series.map(({ id, label }) => (
                    <th key={id} scope="col" className="n">
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {groups.map((group, i) => (
                  <tr key={group}>
                    <th scope="row">{group}</th>
                    {series.map(({ id, values }) => (
                      <td key={id} className="n">
                        {number(values[i] ?? 0, lang)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </details>
      </div>
    </figure>
  )
}

export type BarChartProps = {
  title: string
  finding: string
  unit: string
  groups: string[]
  series: Series[]
}

/** Width of a letter below the axis, at most. */
const letter = 7.5

function Bars({ label, groups, series }: { label: string; groups: string[]; series: Series[] }) {
  const [box, width] = useDrawingWidth()
  const narrow = width < 560
  const { lang, dir } = useLang()
  const height = narrow ? 220 : 270
  const named = narrow ? 12 : 118
  const area = { start: 44, end: width - named, top: 14, bottom: height - 30 }
  const totals = groups.map((_, i) => series.reduce((sum, { values }) => sum + (values[i] ?? 0), 0))
  const step = stepOf(Math.max(...totals))
  const most = step * Math.max(1, Math.ceil(Math.max(...totals) / step))
  const y = (value: number) => area.bottom - (value / most) * (area.bottom - area.top)
  const x = (at: number) => (dir === 'rtl' ? width - at : at)
  const slot = (area.end - area.start) / groups.length
  const bar = Math.min(46, slot * 0.6)
  // The newest group is always named.
  const longest = Math.max(...groups.map((group) => group.length)) * letter
  const every = Math.ceil(longest / slot)
  const ends = (start: boolean) => (start === (dir === 'ltr') ? 'start' : 'end')
  const stacks = groups.map((_, i) => {
    let base = 0
    return series.map(({ id, values }) => {
      const value = values[i] ?? 0
      base += value
      return { id, from: base - value, to: base }
    })
  })
  // Upwards from the first series, as they are stacked.
  const names = apart(
    (stacks.at(-1) ?? []).map(({ from, to }) => (y(from) + y(to)) / 2 + 4),
    16,
  )
  return (
    <div ref={box}>
      {width > 0 && (
        <svg className="chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
          {Array.from({ length: Math.round(most / step) + 1 }, (_, i) => i * step).map((value) => (
            <g key={value}>
              <line x1={x(area.start)} x2={x(area.end)} y1={y(value)} y2={y(value)} className="rule-l" />
              <text x={x(36)} y={y(value) + 4} textAnchor={ends(false)} className="ax num">
                {number(value, lang)}
              </text>
            </g>
          ))}
          {stacks.map((stack, i) => {
            const at = area.start + slot * (i + 0.5)
            const middle = x(at)
            // Its name would reach over the edge of a narrow drawing.
            const isAtEdge = at + longest / 2 > width
            return (
              <g key={groups[i]}>
                {stack.map(({ id, from, to }, s) => (
                  <rect
                    key={id}
                    x={middle - bar / 2}
                    width={bar}
                    y={y(to)}
                    height={Math.max(0, y(from) - y(to) - 1.5)}
                    rx="2"
                    fill={`var(--c${s + 1})`}
                  />
                ))}
                {(groups.length - 1 - i) % every === 0 && (
                  <text
                    x={isAtEdge ? x(width) : middle}
                    y={height - 9}
                    textAnchor={isAtEdge ? ends(false) : 'middle'}
                    className="ax"
                  >
                    {groups[i]}
                  </text>
                )}
              </g>
            )
          })}
          {!narrow &&
            series.map(({ id, label: name }, s) => (
              <text
                key={id}
                x={x(area.end + 6)}
                y={names[s]}
                textAnchor={ends(true)}
                className="ser"
                fill={`var(--c${s + 1})`}
              >
                {name}
              </text>
            ))}
        </svg>
      )}
      {narrow && (
        <ul className="row wrap chart-k" aria-hidden="true">
          {series.map(({ id, label: name }, s) => (
            <li key={id} className="cap" style={{ color: `var(--c${s + 1})` }}>
              <span className="chart-dot" /> {name}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
