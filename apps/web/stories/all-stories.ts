// Every story of this folder in the order of the sheet.
import type { Story } from './story.tsx'

const modules = import.meta.glob<{ story: Story }>('./*.story.tsx', { eager: true })

export const stories: Story[] = Object.values(modules)
  .map(({ story }) => story)
  .sort((a, b) => a.order - b.order)
