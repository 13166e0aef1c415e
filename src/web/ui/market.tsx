/** Provides the market to components. */
import { createContext, useContext } from 'react'
import { MARKETS, type Market } from '#domain/market/market.ts'

const Current = createContext<Market>(MARKETS.ro)

export const MarketProvider = Current.Provider
/** Returns the market of the page being shown. */
export const useMarket = (): Market => useContext(Current)
