// The lists of a truck request as a program reads them, without signing in.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { truckEndpoints } from '@marsa/model/trucks/endpoints.ts'
import { testApp, type TestApp } from '../../test/app.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

test('a visitor reads what a truck carries, and the posts of each way', async () => {
  const { status, body } = await app.ask(null, truckEndpoints.lookups, {})
  expect(status).toBe(200)
  expect(body.truckTypes).toHaveLength(7)
  expect(body.truckTypes).toContainEqual({
    code: 'FLAT_BED',
    nameEn: 'Flat bed',
    nameAr: 'شاحنة مسطّحة',
    payloadKg: 24_000,
    lengthM: 12.2,
    widthM: 2.45,
    heightM: null,
    floorPallets: 24,
    subTypes: ['STANDARD', 'LOW_BED', 'CONTAINER_CHASSIS'],
  })
  const kuwait = body.borderRoutes.find(({ country }: { country: string }) => country === 'KW')
  expect(kuwait.posts.map(({ code }: { code: string }) => code)).toEqual([
    'GHUWAIFAT',
    'BATHA',
    'KHAFJI',
    'NUWAISEEB',
  ])
  expect(body.countries.map(({ code }: { code: string }) => code)).toEqual(['SA', 'OM', 'BH', 'KW', 'JO'])
  expect(body.movementTypes[0]).toEqual({ code: 'DOMESTIC', nameEn: 'Domestic', nameAr: 'نقل داخلي' })
})
