// The map fills land and not the sea: each place lies inside the rings it belongs to.
import { expect, test } from 'vitest'
import { emiratesPaths } from '../../src/ui/map/emirates.ts'

/** Even-odd: how often a ray to the east crosses the path, whose points are hundredths of a degree. */
const inside = (path: string, [x, y]: [number, number]): boolean => {
  const rings = path.split('Z').map((ring) =>
    ring
      .slice(1)
      .split('L')
      .map((point) => point.split(',').map(Number)),
  )
  const crossed = rings.flatMap((ring) =>
    ring.filter(([ax = 0, ay = 0], at) => {
      const [bx = 0, by = 0] = ring.at(at - 1)!
      return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax
    }),
  )
  return crossed.length % 2 === 1
}
const { land, emirates } = emiratesPaths((longitude, latitude) => [longitude * 100, latitude * 100])

test.each([
  ['Liwa', 5377, 2313, true, true],
  ['Al Ain', 5570, 2421, true, true],
  ['Riyadh road', 5000, 2300, true, false],
  ['Shiraz road', 5500, 2900, true, false],
  ['the Gulf', 5300, 2600, false, false],
  ['the Gulf of Oman', 5850, 2500, false, false],
] as const)('%s', (_, x, y, isLand, isEmirates) =>
  expect([inside(land, [x + 0.3, y + 0.3]), inside(emirates, [x + 0.3, y + 0.3])]).toEqual([
    isLand,
    isEmirates,
  ]),
)
