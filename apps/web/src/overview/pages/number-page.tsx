// The short address of a text message: leads to the request of that number, of any line, or to what the search finds instead.
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isRequestKind } from '@marsa/model/lines.ts'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { getRouteApi, useNavigate } from '../../kit/router/hooks.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { searchQuery } from '../search-queries.ts'

const route = getRouteApi('/$lang/inside/r/$number')

export function NumberPage() {
  const { lang } = useLang()
  const { number } = route.useParams()
  const navigate = useNavigate()
  const query = useQuery(searchQuery(number))
  const { data } = query
  useEffect(() => {
    if (!data) return
    const found = data.items.find((hit) => hit.number === number.toUpperCase() && isRequestKind(hit.type))
    const page = found?.url ?? `/search?${new URLSearchParams({ text: number }).toString()}`
    void navigate({ href: `/${lang}${page}`, replace: true })
  }, [data, number, lang, navigate])
  if (query.isError) return <Loaded query={query} />
  return <Skeleton block="240px" />
}
