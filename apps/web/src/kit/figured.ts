// What fills the figures of problems, loaded with the first table that is needed.
export { filled } from '@marsa/model/kit/problem.ts'
export { settingDefaults } from '@marsa/model/kit/settings.ts'
export { figuresIn } from '@marsa/model/settings/figures.ts'
