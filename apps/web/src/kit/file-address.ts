// The address within this page of a picture that comes through the API, which asks who is looking.
import { useQuery, type QueryKey } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Endpoint } from '@marsa/model/kit/endpoint.ts'
import { fetchFile, type InputOf } from './call.ts'

/** Undefined until the file is there, without an input, and where it cannot be had. */
export const useFileAddress = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> | undefined,
  key: QueryKey,
): string | undefined => {
  const isWanted = input !== undefined
  const { data } = useQuery({
    queryKey: [endpoint.verb, ...key],
    queryFn: ({ signal }) => fetchFile(endpoint, { ...input!, signal }),
    enabled: isWanted,
    staleTime: Infinity,
    retry: false,
  })
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!data || !isWanted) return setAddress(undefined)
    const made = URL.createObjectURL(data)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [data, isWanted])
  return address
}
