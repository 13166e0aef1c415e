/** Loads the data of the home page. */
import type { Load } from '#web/http/pages/page.ts'
import { homeView, type HomeView } from './home-view.server.ts'

export type { HomeView }

export const load: Load<HomeView> = homeView
