// What axe looks for, in every browser test: WCAG 2.2 AA and best practice.

/** Only what is wrong is gathered: what is right as well would take twice the time. */
export const rules = {
  runOnly: {
    type: 'tag' as const,
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  resultTypes: ['violations' as const],
  preload: false,
}
