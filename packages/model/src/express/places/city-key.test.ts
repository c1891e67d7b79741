// Names of cities as people write them.
import { expect, test } from 'vitest'
import { cityKey } from './city-key.ts'

test.each([
  ['أبوظبي', ['أبو ظبي', 'ابو ظبى', 'أبو  ظَبي', 'ابوظبي']],
  ['Abu Dhabi', ['abu-dhabi', 'AbuDhabi', 'Abu Dabi', 'ABU  DHABI']],
  ['رأس الخيمة', ['راس الخيمه', 'رأس الخَيمة', 'رأسالخيمة']],
  ['Ras Al Khaimah', ['Ras al-Khaima', 'ras el khaimah', 'RAS ALKHAIMAH']],
  ['أم القيوين', ['ام القيوين', 'أم القوين']],
  ['Umm Al Quwain', ['Um al Quwain', 'Umm Al-Quwain']],
  ['الشارقة', ['الشارقه', 'شارقة']],
])('%s is recognised however it is written', (city, written) => {
  for (const each of written) expect(cityKey(each)).toBe(cityKey(city))
})

test('other cities stay apart', () => {
  const keys = ['Dubai', 'Abu Dhabi', 'Al Ain', 'Ajman', 'دبي', 'العين', 'عجمان', 'constructor'].map(cityKey)
  expect(new Set(keys).size).toBe(8)
})
