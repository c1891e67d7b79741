// Where the boxes of a list will stand: they come after its rows, and nothing moves aside for them.
import { useT } from '../../../kit/t.ts'
import { uiText } from '../../../ui/text.ts'
import type { RowBoxes } from '../../../requests/door.tsx'

/** The column has its name before the box that chooses all. */
function Head() {
  const t = useT()
  return <span className="vh">{t(uiText.choose)}</span>
}

/** As wide and high as a box. */
export const boxPlaces: RowBoxes<unknown> = { head: <Head />, cell: () => <span className="box-place" /> }
