// The coast of the world under a map that reaches beyond the Emirates.
import { landPath } from './coast.ts'
import { projectPin, type Size, type View } from './pin-view.ts'

export function CoastLand({ view, size }: { view: View; size: Size }) {
  const frame = {
    project: ([longitude, latitude]: [number, number]) => projectPin(view, size, { latitude, longitude }),
  }
  return <path className="ld" d={landPath(frame, size.width, size.height)} fillRule="evenodd" />
}
