// The short address of a text message: leads to the request or storage of that number, or to what the search finds instead.
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLang } from '../../kit/direction.tsx'
import { getRouteApi, useNavigate } from '../../kit/router/hooks.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { searchQuery } from '../search-queries.ts'

const route = getRouteApi('/$lang/inside/r/$number')

export function NumberPage() {
  const { lang } = useLang()
  const { number } = route.useParams()
  const navigate = useNavigate()
  const { data, isError, error, refetch, isRefetching } = useQuery(searchQuery(number))
  useEffect(() => {
    if (!data) return
    const found = data.items.find(
      (hit) => hit.number === number.toUpperCase() && /^(freight|storage)-request$/.test(hit.type),
    )
    const page = found?.url ?? `/search?${new URLSearchParams({ text: number }).toString()}`
    void navigate({ href: `/${lang}${page}`, replace: true })
  }, [data, number, lang, navigate])
  if (isError)
    return (
      <ErrorState onRetry={() => void refetch()} isRetrying={isRefetching}>
        {error.sentence}
      </ErrorState>
    )
  return <Skeleton block="240px" />
}
