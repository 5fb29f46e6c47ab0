import.meta.glob("./cards/[0-9a-c]*.ts", { eager: true });
