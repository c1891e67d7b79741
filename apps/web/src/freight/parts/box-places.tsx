// Where the boxes of a list will stand: they come after its rows, and nothing moves aside for them.
import type { RowBoxes } from '../bulk-actions/list-choice.tsx'

/** As wide and high as a box. */
export const boxPlaces: RowBoxes = { head: undefined, cell: () => <span className="box-place" /> }
