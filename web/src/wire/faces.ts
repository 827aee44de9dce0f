/* Made by `make generate` from the Python structs: edit those, not this file. */

export const FACES = 30;
