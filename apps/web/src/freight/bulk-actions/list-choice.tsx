// Choosing rows of a list of requests: boxes for its rows and a bar for what is chosen. It comes after the list.
import type { Dispatch, SetStateAction } from 'react'
import type { ShipmentSummary } from '@marsa/model/freight/answers.ts'
import { mostAtOnce } from '@marsa/model/kit/portions.ts'
import type { useVariant } from '../../accounts/door.tsx'
import type { RowBoxes } from '../../requests/door.tsx'
import { choiceOf, type Choice, type Kept } from '../../ui/lists/choice.ts'
import { ChooseAll, ChooseBox } from '../../ui/fields/choose-box.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { DeclineBarProps } from './decline-bar.tsx'
import type { ShipmentBarProps } from './shipment-bar.tsx'

type Row = ShipmentSummary
type Variant = ReturnType<typeof useVariant>

type State = readonly [Kept<Row>, Dispatch<SetStateAction<Kept<Row>>>]

const Shipments = lazyPart<ShipmentBarProps>(async () => (await import('./shipment-bar.tsx')).ShipmentBar)
const Decline = lazyPart<DeclineBarProps>(async () => (await import('./decline-bar.tsx')).DeclineBar)

const boxesOf = (choice: Choice<Row>, rows: readonly Row[]): RowBoxes<Row> => ({
  head: <ChooseAll choice={choice} rows={rows} />,
  cell: (row) => <ChooseBox choice={choice} row={row} name={row.quoteNumber} />,
})

const chosenIn = (state: State, scope: string, rows: readonly Row[]): Choice<Row> =>
  choiceOf(state, { scope, rows, keyOf: (row) => row.RequestId, most: mostAtOnce })

/** A customer may send and delete drafts, an agent report steps. */
export const shipmentChoice = (state: State, scope: string, rows: readonly Row[], variant: Variant) => {
  const choice = chosenIn(state, scope, rows)
  return {
    ...boxesOf(choice, rows),
    bar: choice.chosen.length > 0 && (
      <Shipments choice={choice} own={variant === 'customer'} agent={variant === 'agent'} />
    ),
  }
}

/** Of an agent's requests that wait for an answer. */
export const declineChoice = (state: State, scope: string, rows: readonly Row[]) => {
  const choice = chosenIn(state, scope, rows)
  return { ...boxesOf(choice, rows), bar: choice.chosen.length > 0 && <Decline choice={choice} /> }
}
