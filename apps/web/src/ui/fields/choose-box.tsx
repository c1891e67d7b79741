// The box that chooses a row, and the one above them that chooses the page; Shift takes everything in between along.
import { useRef } from 'react'
import { texts } from '@marsa/model/kit/text.ts'
import { useT } from '../../kit/t.ts'
import { Checkbox } from './checkbox.tsx'
import type { Choice } from '../lists/choice.ts'
import './choose-box.css'

const words = texts({
  row: { en: 'Select {name}', ar: 'تحديد {name}' },
  all: { en: 'Select all on this page', ar: 'تحديد كل ما في هذه الصفحة' },
})

export function ChooseBox<Row>({ choice, row, name }: ChooseBoxProps<Row>) {
  const t = useT()
  const shift = useRef(false)
  return (
    <span
      className="choose"
      role="presentation"
      // The change of the box does not tell of the key; a press with it would also mark text.
      onPointerDownCapture={(event) => (shift.current = event.shiftKey)}
      onKeyDownCapture={(event) => (shift.current = event.shiftKey)}
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
    >
      <Checkbox
        aria-label={t(words.row, { name })}
        value={choice.has(row)}
        onChange={(on) => choice.pick(row, on, shift.current)}
      />
    </span>
  )
}

type ChooseBoxProps<Row> = { choice: Choice<Row>; row: Row; name: string }

export function ChooseAll<Row>({ choice, rows }: { choice: Choice<Row>; rows: readonly Row[] }) {
  const t = useT()
  return (
    <span className="choose">
      <Checkbox
        aria-label={t(words.all)}
        value={choice.isAll}
        partly={!choice.isAll && rows.some(choice.has)}
        onChange={choice.pickAll}
      />
    </span>
  )
}
