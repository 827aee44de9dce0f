/** Who one is: a guest from the first visit on, known by a cookie that no script can read. */
import type { Me } from "../../wire/server";
import { ask, Refusal, trust } from "./http";

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
    try {
      return this.#keep(await ask<Me>("GET", "/me"));
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 401) throw error;
      return this.#keep(await ask<Me>("POST", "/people", {}));
    }
  }

  #keep(me: Me): Me {
    trust(me.csrf);
    this.#me = me;
    return me;
  }
}

export const person = new Person();
