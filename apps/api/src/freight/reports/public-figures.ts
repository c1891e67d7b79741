// Figures of our own for the landing page.
import { figuresOf, type publicFigures as contract } from '@marsa/model/freight/public-figures.ts'
import type { Call } from '../../kit/serve.ts'
import { countedFigures } from './public-figures.store.ts'

export const publicFigures = async ({ db, now }: Call<typeof contract>) =>
  figuresOf(await countedFigures(db, now))
