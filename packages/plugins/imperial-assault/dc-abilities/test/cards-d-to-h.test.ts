import.meta.glob("./deployment-cards/[d-h]*.ts", { eager: true });
