/** The feeds as they are; asked again while one is being made. */
import { useQuery } from '@tanstack/react-query'
import { read } from '#admin/client/calls.browser.ts'
import type { FeedsView } from '#admin/schema/settings/feeds.ts'

/** How often a feed that is being made is looked for, in ms. */
const LOOK_MS = 2_000

export const useFeeds = () =>
  useQuery({
    queryKey: ['feeds', 'list'],
    queryFn: () => read<FeedsView>('/feeds'),
    refetchInterval: ({ state }) => (state.data?.feeds.some(({ isAsked }) => isAsked) ? LOOK_MS : false),
  })
