// The figures of the public page: a shop saves with a plan, somebody who sends now and then does not.
import { expect, test } from 'vitest'
import { settingDefaults } from '../../kit/settings.ts'
import { firstTariff } from '../pricing/tariff.ts'
import { planParams } from './plan-params.ts'

test('a year of a shop at list is four quarters of vector 30, and Gold is the lowest; of few parcels no plan is', () => {
  const params = planParams(firstTariff, settingDefaults)
  expect(params).toMatchObject({ yearShop: '4,160.00', yearFew: '400.00', yearFewBronze: '750.00' })
  const fils = (name: string) => Number(params[name]!.replaceAll(/\D/g, ''))
  expect(fils('yearShopGold')).toBeLessThan(fils('yearShopSilver'))
  expect(fils('yearShopSilver')).toBeLessThan(fils('yearShop'))
})

test('a price of a plan that is set anew is in it at once', () => {
  const dearer = { ...settingDefaults, 'express.bundle-bronze': 900 }
  expect(planParams(firstTariff, dearer)).toMatchObject({ yearFewBronze: '900.00' })
})
