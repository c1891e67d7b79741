// The icons of the public pages: one sprite a page, holding only the shapes that page uses.
import type { ReactElement } from 'react'

const shapes = {
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  search: (
    <>
      <circle cx="10.8" cy="10.8" r="6.3" />
      <path d="m15.5 15.5 5 5" />
    </>
  ),
  minus: <path d="M6 12h12" />,
  plus: <path d="M6 12h12M12 6v12" />,
  arrow: <path d="M4.5 12h15M13.5 6l6 6-6 6" />,
  end: <path d="m9.5 6 6 6-6 6" />,
  ship: (
    <>
      <path d="M4 15.5 5.6 20h12.8L20 15.5 12 13z" />
      <path d="M6.5 14.2V9.5h11v4.7M9.5 9.5V6h5v3.5M12 6V3.5" />
    </>
  ),
  ok: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="m8.2 12.3 2.7 2.7 5-5.3" />
    </>
  ),
  check: <path d="m5.5 12.5 4.2 4.2 8.8-9.4" />,
  warehouse: (
    <>
      <path d="M3.5 20V9.2L12 4l8.5 5.2V20" />
      <path d="M7.5 20v-8h9v8M7.5 16h9" />
    </>
  ),
  parcel: (
    <>
      <path d="m12 3.5 8 4.2v8.6l-8 4.2-8-4.2V7.7z" />
      <path d="m4 7.7 8 4.3 8-4.3M12 12v8.5M8 5.6l8 4.3" />
    </>
  ),
  truck: (
    <>
      <path d="M2.5 6.5h11v10h-11zM13.5 10h4l3.5 3.5v3h-7.5z" />
      <circle cx="7" cy="17.5" r="2" fill="var(--icon-bg,var(--surface))" />
      <circle cx="17" cy="17.5" r="2" fill="var(--icon-bg,var(--surface))" />
    </>
  ),
  plane: (
    <path d="M10.3 13.7 3.5 11.8l1.3-1.5 6.4.4 4.6-4.6c1-1 2.8-1.4 3.5-.7s.3 2.5-.7 3.5L14 13.5l.4 6.2-1.5 1.3-2.1-6.5-3.3 2.9.2 2-1 1-1.3-2.8-2.8-1.3 1-1 2 .2z" />
  ),
  home: <path d="M4 11 12 4.5 20 11v9h-5.5v-5.5h-5V20H4z" />,
  phone: (
    <path d="M6 3.5h3.2l1.6 4.4-2.2 1.6a11.5 11.5 0 0 0 5.9 5.9l1.6-2.2 4.4 1.6V18a2.5 2.5 0 0 1-2.7 2.5C10.3 20 4 13.7 3.5 6.2A2.5 2.5 0 0 1 6 3.5z" />
  ),
  mail: (
    <>
      <path d="M3.5 6h17v12.5h-17z" />
      <path d="m4 6.5 8 6.5 8-6.5" />
    </>
  ),
  chat: <path d="M20 11.5a7.5 7.5 0 0 1-11 6.6L4.5 19.5 6 15.2a7.5 7.5 0 1 1 14-3.7z" />,
  doc: (
    <>
      <path d="M6 3.5h8l4.5 4.5v12.5H6z" />
      <path d="M13.5 3.5V8.5h5M9 12.5h6.5M9 16h6.5" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.5V12l3 2" />
    </>
  ),
  again: (
    <>
      <path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4" />
      <path d="M19.5 4v4.5H15" />
    </>
  ),
} satisfies Record<string, ReactElement>

export type IconName = keyof typeof shapes

/** An icon; `flip` mirrors it in Arabic (arrows and chevrons only). */
export const Icon = ({ name, className = '' }: { name: IconName; className?: string }) => (
  <svg className={`i ${className}`.trim()} aria-hidden="true">
    <use href={`#i-${name}`} />
  </svg>
)

/** The sprite with the named shapes; it stands once at the top of the page. */
export const Sprite = ({ names, children }: { names: IconName[]; children?: ReactElement }) => (
  <svg className="sprite" width="0" height="0" aria-hidden="true">
    <defs>
      {names.map((name) => (
        <symbol key={name} id={`i-${name}`} viewBox="0 0 24 24">
          {shapes[name]}
        </symbol>
      ))}
      {children}
    </defs>
  </svg>
)

export const isIcon = (name: string): name is IconName => name in shapes
