// The title of the courier's page, apart from its words, because the menu of the app carries it.
import type { TextRow } from '../../kit/text.ts'

export const courierTitle = { en: 'My day', ar: 'جولتي اليوم' } satisfies TextRow
