/** Provides the data of header and footer. */
import { createContext, useContext } from 'react'
import type { ShellData } from './payload.ts'

const Current = createContext<ShellData>({
  brand: { name: '', logo: '' },
  products: 0,
  nav: [],
  links: [],
  menu: '',
  cities: '',
  errorPicture: '',
})

export const ShellProvider = Current.Provider
/** Shared data of every page of a market. */
export const useShell = (): ShellData => useContext(Current)
