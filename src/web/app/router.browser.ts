/**
 * React Router's data router as `createBrowserRouter` makes it, built from its parts: that function shares a module with
 * `<Link>`, `<Form>` and the framework’s own components, 3.9 KB of Brotli that no page here uses. The names are the library’s way to say that they
 * may change; its version is pinned, and a journey in the browser would notice.
 */
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_defaultMapRouteProperties as defaultMapRouteProperties,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  type DataRouter,
  type HydrationState,
  type RouteObject,
} from 'react-router'

export const openRouter = (routes: RouteObject[], hydrationData: HydrationState): DataRouter =>
  createRouter({
    history: createBrowserHistory(),
    routes,
    hydrationData,
    mapRouteProperties: defaultMapRouteProperties,
    hydrationRouteProperties,
  }).initialize()
