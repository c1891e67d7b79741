// What the types promise to pages: search and parts of the address by the route's id, and destinations that exist.
import { expectTypeOf, test } from 'vitest'
import type { makeAppRouter } from '../../src/app/router.tsx'
import type { getRouteApi } from '../../src/kit/router/hooks.ts'
import type { Destination, RouteId, SearchOf } from '../../src/kit/router/known.ts'

test('search is what the route reads', () => {
  expectTypeOf<SearchOf<'/$lang/sign-in'>>().toEqualTypeOf<{ next?: string; account?: 'closed' }>()
  expectTypeOf<SearchOf<'/$lang/inside/warehouse/quote'>>().toEqualTypeOf<Record<string, unknown>>()
  expectTypeOf<'/$lang/inside/no/such'>().not.toExtend<RouteId>()
})

test('parts of the address are those of its route', () => {
  type Api = ReturnType<typeof getRouteApi<'/$lang/inside/freight/shipments/$id'>>
  expectTypeOf<ReturnType<Api['useParams']>>().toEqualTypeOf<Record<'lang' | 'id', string>>()
})

test('a destination names a route with all its parts and its own search', () => {
  type To = Parameters<ReturnType<typeof makeAppRouter>['navigate']>[0]
  expectTypeOf<To>().toEqualTypeOf<Destination>()
  expectTypeOf<{
    to: '/$lang/response'
    params: { lang: string }
    search: { token: string }
  }>().toExtend<To>()
  expectTypeOf<{ href: string; replace: true }>().toExtend<To>()
  expectTypeOf<{ to: '/$lang/no'; params: { lang: string } }>().not.toExtend<To>()
  expectTypeOf<{ to: '/$lang/response'; params: object }>().not.toExtend<To>()
  expectTypeOf<{ to: '/$lang/response'; params: { lang: string }; search: { token: 1 } }>().not.toExtend<To>()
})
