/** Who one is: a guest from the first visit on, known by a cookie that no script can read. */
import type { Me } from "../../wire/server";
import { ask, trust } from "./http";

class Person {
  #me = $state.raw<Me | null>(null);
  #arriving: Promise<Me> | null = null;

  get name(): string {
    return this.#me?.name ?? "";
  }

  /** Known after this; two pages of one visit that ask at once become one guest. */
  async arrive(): Promise<Me> {
    this.#arriving ??= this.#arrive().catch((error: unknown) => {
      this.#arriving = null;
      throw error;
    });
    return this.#arriving;
  }

  async rename(name: string): Promise<void> {
    this.#keep(await ask<Me>("PATCH", "/me", { name }));
  }

  async #arrive(): Promise<Me> {
    return alone("arriving", async () =>
      this.#keep((await ask<Me | null>("GET", "/me")) ?? (await ask<Me>("POST", "/people", {}))),
    );
  }

  #keep(me: Me): Me {
    trust(me.csrf);
    this.#me = me;
    return me;
  }
}

/** One tab of this browser at a time, where browsers offer that (over https, and at home). */
async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = (navigator as Partial<Navigator>).locks;
  return locks === undefined ? work() : locks.request(name, work);
}

export const person = new Person();
