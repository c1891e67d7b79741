// The part of subset-font our build script uses; the package ships no types.
declare module 'subset-font' {
  type Options = {
    targetFormat?: 'truetype' | 'woff2'
    keepFeatures?: string[]
    noHinting?: boolean
    preserveNameIds?: number[]
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>
  }
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>
}
