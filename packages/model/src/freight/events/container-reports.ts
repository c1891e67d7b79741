// What a carrier reports of containers one by one, which is a step of the shipment once it is reported of all.

/** `container`: the one that it is about; null where it is of the whole shipment. */
export type ContainerReport = { container: string | null }
type Listed = { number: string }

/**
 * Containers of the list that reports of one step still miss. A list of one, or none, holds nobody up, nor does a report of the whole
 * shipment.
 */
export const containersMissing = (
  reports: readonly ContainerReport[],
  units: readonly Listed[],
): readonly string[] =>
  units.length < 2 || reports.some(({ container }) => container === null)
    ? []
    : units
        .map(({ number }) => number)
        .filter((number) => !reports.some(({ container }) => container === number))
