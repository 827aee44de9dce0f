/** Requests to the table server; what it refuses is thrown with its code. */
import type { Problem } from "../../wire/server";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.code);
  }
}

/** Sent with whatever changes something, so that no other page can make this browser do it. */
let csrf: string | null = null;

export function trust(token: string | null): void {
  csrf = token;
}

type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** A body is sent as JSON, a file as it is. */
export async function ask<Answer>(
  method: Method,
  path: string,
  body?: object,
  signal?: AbortSignal,
): Promise<Answer> {
  const headers: Record<string, string> = {};
  const isFile = body instanceof Blob;
  if (body !== undefined) headers["content-type"] = isFile ? "text/plain" : "application/json";
  if (csrf !== null && method !== "GET") headers["x-vacherie-csrf"] = csrf;
  const response = await fetch(path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  });
  if (!response.ok) throw new Refusal(response.status, await problemOf(response));
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    return (await response.json()) as Problem;
  } catch {
    return { code: "server-failed" };
  }
}
