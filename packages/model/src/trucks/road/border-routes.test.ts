// The border ways as tables: which countries, which posts in which order and part.
import { expect, test } from 'vitest'
import {
  borderPostCodes,
  borderPosts,
  borderRouteCodes,
  borderRoutes,
  postsOnWay,
  routeName,
  routesOf,
} from './border-routes.ts'
import { crossBorderCountryCodes } from './movement.ts'

test.each([
  ['SA', ['SA_BATHA']],
  ['OM', ['OM_HATTA', 'OM_MEZYAD', 'OM_KHATMAT_MALAHA']],
  ['BH', ['BH_CAUSEWAY']],
  ['KW', ['KW_NUWAISEEB']],
  ['JO', ['JO_OMARI']],
] as const)('to %s: %j', (country, routes) => expect(routesOf(country)).toEqual(routes))

test('a truck meets the posts in order, and the other way round when it comes to the Emirates', () => {
  expect(postsOnWay('KW_NUWAISEEB')).toEqual([
    { post: 'GHUWAIFAT', role: 'origin' },
    { post: 'BATHA', role: 'transit' },
    { post: 'KHAFJI', role: 'transit' },
    { post: 'NUWAISEEB', role: 'destination' },
  ])
  expect(postsOnWay('OM_HATTA', true)).toEqual([
    { post: 'WAJAJAH', role: 'origin' },
    { post: 'HATTA', role: 'destination' },
  ])
  expect(routeName('SA_BATHA').en).toBe('Al Ghuwaifat – Al Batha')
  expect(routeName('SA_BATHA', true).ar).toBe('البطحاء – الغويفات')
})

test('every way begins in the Emirates and ends in its country; every country has a way, every post is on one', () => {
  for (const route of borderRouteCodes) {
    const { posts, country } = borderRoutes[route]
    expect(borderPosts[posts[0]].country).toBe('AE')
    expect(borderPosts[posts.at(-1)!].country).toBe(country)
  }
  for (const country of crossBorderCountryCodes)
    expect([country, routesOf(country).length > 0]).toEqual([country, true])
  for (const post of borderPostCodes)
    expect([
      post,
      borderRouteCodes.some((route) => postsOnWay(route).some((each) => each.post === post)),
    ]).toEqual([post, true])
})
