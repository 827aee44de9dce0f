/** Which page is shown: the address, the back button, and links within the app. */
import { isGame } from "../frame/games";
import type { GameId } from "../wire/games";

export type Route =
  | { page: "home" }
  | { page: "table"; table: string }
  | { page: "rules"; game: GameId }
  | { page: "lessons" }
  | { page: "learn"; game: GameId }
  | { page: "replay"; table: string | null }
  | { page: "past" }
  | { page: "nowhere" };

export function routeOf(path: string): Route {
  const [first, second, ...rest] = path.split("/").filter(Boolean);
  if (rest.length) return { page: "nowhere" };
  if (first === undefined) return { page: "home" };
  if (first === "t" && second !== undefined) return { page: "table", table: decodeURIComponent(second) };
  if (first === "me" && second === "games") return { page: "past" };
  if (first === "replay")
    return { page: "replay", table: second === undefined ? null : decodeURIComponent(second) };
  if (first === "rules" && second !== undefined && isGame(second)) return { page: "rules", game: second };
  if (first === "learn" && second === undefined) return { page: "lessons" };
  if (first === "learn" && second !== undefined && isGame(second)) return { page: "learn", game: second };
  return { page: "nowhere" };
}

class Router {
  #path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.#path = location.pathname));
  }

  get route(): Route {
    return routeOf(this.#path);
  }

  go(path: string): void {
    if (path !== location.pathname) history.pushState(null, "", path);
    this.#path = path;
    scrollTo(0, 0);
  }

  /** Follows a link within the app; whatever else a click means is left to the browser. */
  follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = (event.target as Element).closest("a");
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (routeOf(link.pathname).page === "nowhere") return;
    event.preventDefault();
    this.go(link.pathname);
  }
}

export const router = new Router();
