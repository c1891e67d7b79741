// Builds the driver's page.
import { driverText } from '@marsa/model/trucks/road/driver-text.ts'
import { pictograms } from '../src/trucks/drive/pictograms.ts'
import { buildPhonePage } from './phone-page.ts'

export const buildDrive = (dist: string): Promise<void> =>
  buildPhonePage(dist, {
    page: 'drive',
    input: 'src/trucks/drive/drive.ts',
    pictograms,
    title: () => 'Marsa',
    body: (
      lang,
    ) => `<header><h1 id="head">Marsa</h1><select id="languages" aria-label="${driverText.language.en} ${driverText.language.ar}"></select></header>
<main><p>${driverText.loading[lang]}</p></main>`,
  })
